/** Being told that it is one's turn: on this device, and by mail. Nothing of it loads unasked. */
import { api, ApiError } from '../shell/api';
import { forget, recall, remember } from '../shell/remember';
import { newToken, untilAnswered } from '../shell/resend';
import { language, spelling } from '../shell/words';
import { myTables, type MyTable } from './mine';

/** What the server knows this browser by. */
interface Told {
  subscriber: string;
  secret: string;
}
interface Kept {
  push?: Told & { endpoint: string };
  mail?: Told & { address: string };
}

const key = 'notices';
export const kept = (): Kept => recall<Kept>(key) ?? {};
const keep = (next: Kept) => (next.push || next.mail ? remember(key, next) : forget(key));

/** Why a device cannot be told: the page did not come safely, or the browser does not do it. */
export function missing(): 'insecure' | 'unsupported' | 'denied' | null {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

const encoded = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function decoded(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** Ask for leave, and have the server told; false if it was not given. */
export async function turnOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const { push: ours } = await api.notices();
  const old = await pushManager.getSubscription();
  // One that was made for another key is of no use.
  if (old && encoded(old.options.applicationServerKey) !== ours) await old.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: decoded(ours),
  });
  await register(subscription, ours);
  return true;
}

async function register(subscription: PushSubscription, ours: string): Promise<void> {
  const { endpoint } = subscription;
  const asked = {
    endpoint,
    p256dh: encoded(subscription.getKey('p256dh')),
    auth: encoded(subscription.getKey('auth')),
    key: ours,
    language: spelling(language()),
    token: newToken(),
  };
  const told = await untilAnswered(() => api.addDevice(asked));
  keep({ ...kept(), push: { ...told, endpoint } });
  await followAll();
}

export async function turnOff(): Promise<void> {
  const { push, ...others } = kept();
  keep(others);
  const found = await navigator.serviceWorker?.getRegistration('/');
  await (await found?.pushManager.getSubscription())?.unsubscribe();
  if (push) await api.stopNotices(push.subscriber, push.secret).catch(known);
}

/** What the server knows no more is stopped already. */
function known(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'forbidden') throw error;
}

export async function askMail(address: string): Promise<void> {
  const asked = { address, language: spelling(language()), token: newToken() };
  const told = await untilAnswered(() => api.addMail(asked));
  keep({ ...kept(), mail: { ...told, address } });
  await followAll();
}

export async function stopMail(): Promise<void> {
  const { mail, ...others } = kept();
  keep(others);
  if (mail) await api.stopNotices(mail.subscriber, mail.secret).catch(known);
}

/** Whether whoever reads the mails has confirmed it; null if it was stopped meanwhile. */
export async function mailStands(): Promise<boolean | null> {
  const { mail, ...others } = kept();
  if (!mail) return null;
  try {
    return (await api.subscription(mail.subscriber, mail.secret)).confirmed;
  } catch (error) {
    known(error);
    keep(others);
    return null;
  }
}

async function followAll(): Promise<void> {
  for (const mine of myTables().filter(({ over }) => !over)) await follow(mine);
}

/** Every own seat of a table is followed by all that this browser is told by. */
export async function follow({ table, seats }: MyTable, on = true): Promise<void> {
  for (const [way, told] of Object.entries(kept())) {
    for (const { secret } of seats) {
      const wish = { subscriber: told.subscriber, secret: told.secret, on };
      await api.follow(table, wish, secret).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'forbidden') void lost(way as keyof Kept, told);
      });
    }
  }
}

/** The server forgot it, or the seat is another's: what is forgotten is forgotten here too. */
async function lost(way: keyof Kept, told: Told): Promise<void> {
  try {
    await api.subscription(told.subscriber, told.secret);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'forbidden') return;
    const { [way]: _, ...others } = kept();
    keep(others);
  }
}

/** The table is seen: what this device shows of it is no news any more. */
export async function seen(table: string): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration('/');
  for (const one of (await found?.getNotifications({ tag: `table/${table}` })) ?? []) one.close();
}
