"""Reports text that cannot be read: cut off, overlapping, covered or outside the viewport."""

from __future__ import annotations

from collections.abc import AsyncIterator

from playwright.async_api import Page, ViewportSize

#: Defines ``illegible``, which returns the faults of what is shown, one line each.
ILLEGIBLE = """
  const SLACK = 1.5;
  /** What is drawn: boards and pictures name their own places. Choices are measured below. */
  const DRAWN = 'main .board, svg, script, style, select, noscript';
  const CONTROLS = 'button, .button, .plate, .choice > span, .card, label, legend, th, td';

  function illegible() {
    const styles = new Map();
    const faults = new Set();
    const texts = [];
    const root = document.scrollingElement;
    const scrolls = root.scrollHeight > innerHeight + 1;
    const style = (one) => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
    const up = (one) => one.parentElement;
    const shorten = (text) => text.trim().replace(/\\s+/g, ' ').slice(0, 60);
    const name = (one) =>
      [one.localName, ...[...one.classList].filter((each) => !each.startsWith('svelte'))].join('.');

    function ancestor(one, is) {
      for (let at = one; at; at = up(at)) if (is(at)) return at;
      return null;
    }
    const isUnseen = (one) =>
      style(one).clipPath.startsWith('inset(50%') || style(one).opacity === '0';
    const isAbove = (one) =>
      ['sticky', 'fixed'].includes(style(one).position) || one.localName === 'dialog';
    const isShown = (one) =>
      one.checkVisibility({ visibilityProperty: true }) && !ancestor(one, isUnseen);
    const beyondX = (box, room, slack) =>
      box.left < room.left - slack || box.right > room.right + slack;
    const beyondY = (box, room, slack) =>
      box.top < room.top - slack || box.bottom > room.bottom + slack;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

    function inside(one) {
      const { left, top } = one.getBoundingClientRect();
      const [x, y] = [left + one.clientLeft, top + one.clientTop];
      return { left: x, top: y, right: x + one.clientWidth, bottom: y + one.clientHeight };
    }

    /** What is left of a box after its ancestors have clipped it. */
    function seen(whole, element, say) {
      let box = whole;
      const size = parseFloat(style(element).fontSize);
      for (let at = element; at && at !== document.body && at.localName !== 'dialog'; at = up(at)) {
        if (at instanceof SVGElement) continue;
        const { overflowX, overflowY, textOverflow } = style(at);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const room = inside(at);
        const high = overflowY !== 'visible' && beyondY(box, room, size * 0.4);
        // What takes the focus can be scrolled by everybody.
        const isScrolled = overflowX === 'auto' && at.tabIndex === 0;
        if (overflowX !== 'visible' && !isScrolled && beyondX(box, room, SLACK)) {
          const told = textOverflow === 'ellipsis' && at.closest('[title]')?.title;
          if (told !== at.textContent.trim()) say(`is cut by ${name(at)}`);
        }
        if (high && ['hidden', 'clip'].includes(overflowY)) say(`is cut by ${name(at)} in height`);
        // Font sizes that are fitted (`fit.ts`) end in this.
        if (high && at.style.overflowY === 'auto') say(`does not fit ${name(at)}`);
        // What is cut here is no fault of what lies around it.
        box = {
          left: Math.max(box.left, room.left),
          right: Math.min(box.right, room.right),
          top: Math.max(box.top, room.top),
          bottom: Math.min(box.bottom, room.bottom),
        };
      }
      return box;
    }

    // Behind a window nothing is read.
    const page = document.querySelector('dialog[open]') ?? document.body;
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = up(node);
      if (!node.data.trim() || element.closest(DRAWN) || !isShown(element)) continue;
      const text = shorten(node.data);
      const say = (what) => faults.add(`"${text}" ${what}`);
      const block = ancestor(element, (one) => !style(one).display.startsWith('inline'));
      const control = element.closest(CONTROLS);
      range.selectNodeContents(node);
      for (const whole of range.getClientRects()) {
        if (whole.width < 1 || whole.height < 1) continue;
        const box = seen(whole, element, say);
        if (box.right - box.left < 2 || box.bottom - box.top < 4) continue;
        if (beyondX(box, screen, SLACK) || (!scrolls && beyondY(box, screen, SLACK)))
          say('reaches outside the viewport');
        const edge = control?.getBoundingClientRect();
        if (edge && (beyondX(box, edge, SLACK) || beyondY(box, edge, 4)))
          say(`sticks out of ${name(control)}`);
        // Between two lines there is less room than their letters could take.
        const high = box.bottom - box.top;
        const [top, bottom] = [box.top + high * 0.25, box.bottom - high * 0.2];
        const { left, right } = box;
        const above = ancestor(element, isAbove);
        texts.push({ left, right, top, bottom, text, element, block, above });
      }
    }

    texts.sort((a, b) => a.top - b.top);
    texts.forEach((one, n) => {
      for (const other of texts.slice(n + 1)) {
        if (other.top >= one.bottom - SLACK) break;
        if (one.block === other.block || one.above !== other.above) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        if (across > SLACK) faults.add(`"${one.text}" overlaps "${other.text}"`);
      }
      const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2];
      const hit = document.elementFromPoint(x, y);
      if (!hit || hit.contains(one.element) || one.element.contains(hit)) return;
      if (hit.closest('label')?.contains(one.element)) return;
      if (ancestor(hit, isAbove) === one.above)
        faults.add(`"${one.text}" is covered by ${name(hit)}`);
    });

    const brush = document.createElement('canvas').getContext('2d');
    for (const field of page.querySelectorAll('select, input:not([type]), input[type=text]')) {
      if (!isShown(field)) continue;
      const { font, paddingLeft, paddingRight } = style(field);
      brush.font = font;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      // A link that is there to be copied need not be seen whole.
      const typed = [field.placeholder, field.readOnly ? '' : field.value];
      const options = field.options && [...field.options].map(({ text }) => text);
      for (const text of options ?? typed)
        if (brush.measureText(text).width > room + SLACK)
          faults.add(`"${shorten(text)}" is cut by ${name(field)}`);
    }
    if (root.scrollWidth > innerWidth) faults.add('the page scrolls sideways');
    return [...faults];
  }
"""

#: German comes last: it stays, and its words are the longest.
LANGUAGES = ("en", "fr", "it", "es", "nl", "de")

SIZES: list[ViewportSize] = [
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 820, "height": 1180},
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
]

#: Takes the choice of the language out of the settings and keeps it, hidden, in the page.
KEEP_CHOICE = """async () => {
  const press = async (what) => {
    document.querySelector(what).click();
    await new Promise(requestAnimationFrame);
  };
  // The offer of lessons goes at a click anywhere.
  const inside = (event) => event.stopPropagation();
  document.addEventListener('click', inside);
  await press('header:not(.bar) > .button.bare, .bar > button:last-of-type');
  if (document.querySelector('dialog[open] [role=tab]')) await press('[role=tab][id$=settings]');
  const choice = document.querySelector('dialog[open] select');
  choice.id = 'languages';
  choice.hidden = true;
  document.body.append(choice);
  document.querySelector('dialog[open]').close();
  document.removeEventListener('click', inside);
}"""

IN_EACH_LANGUAGE = f"""async (languages) => {{
  {ILLEGIBLE}
  const frame = () => new Promise(requestAnimationFrame);
  const choice = document.querySelector('#languages');
  const found = {{}};
  for (const language of languages) {{
    choice.value = language;
    choice.dispatchEvent(new Event('change', {{ bubbles: true }}));
    while (document.documentElement.lang !== language) await frame();
    // Text that is fitted is fitted in the first one.
    await frame();
    await frame();
    found[language] = illegible();
  }}
  return found;
}}"""


async def measure(page: Page) -> AsyncIterator[tuple[ViewportSize, dict[str, list[str]]]]:
    """Resize the page to every size; yield each size's text faults, by language."""
    if not await page.locator("#languages").count():
        await page.evaluate(KEEP_CHOICE)
    for size in SIZES:
        await page.set_viewport_size(size)
        found: dict[str, list[str]] = await page.evaluate(IN_EACH_LANGUAGE, LANGUAGES)
        yield size, {language: faults for language, faults in found.items() if faults}
