/** By what address others reach the server that this page came from. */
import type { House } from '../wire';
import { api } from './api';

/** What a machine calls itself, and nobody else can reach it by. */
const own = ['localhost', '127.0.0.1', '[::1]'];

const now = $state({
  house: null as House | null,
  /** Which of the addresses was chosen, if there are several. */
  chosen: 0,
});

export function atHome(): boolean {
  return own.includes(location.hostname);
}

/** What links begin with that are passed on. */
export function origin(): string {
  return atHome() ? (now.house?.links[now.chosen] ?? location.origin) : location.origin;
}

/** What others can do with such a link. */
export type Reach = 'anywhere' | 'network' | 'closed' | 'nowhere' | 'unknown';

export function reach(): Reach {
  if (!atHome()) return 'anywhere';
  const { house } = now;
  if (!house) return 'unknown';
  if (house.links.length > 0) return 'network';
  return house.own && !house.open ? 'closed' : 'nowhere';
}

export function addresses(): string[] {
  return atHome() ? (now.house?.links ?? []) : [];
}

export function choose(address: string): void {
  now.chosen = Math.max(0, addresses().indexOf(address));
}

export async function lookAround(): Promise<void> {
  if (!atHome()) return;
  now.house = await api.house().catch(() => now.house);
}

/** Raises what the server says against it. */
export async function letIn(): Promise<void> {
  now.house = await api.letIn();
}
