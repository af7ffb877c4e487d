"""Reports what moves while somebody plays: the board at any time, all around it during a turn."""

from __future__ import annotations

#: Runs in every page before its own scripts. Each movement is an error on the console, which fails
#: the test (`Faults` in `devices.py`). A new viewport, language, kind of table or a lesson that is
#: settled starts afresh.
#: Boxes are those of the layout: transforms, such as a card that is lifted, do not count.
WATCH = """
(() => {
  const SLACK = 1;
  const BOARD = 'main > .board';
  const REST = '.bar, .headline, .plate, :is(.bar, .tray, .asked) :is(a, button)';
  const IDLE = ':disabled, [aria-disabled=true]';
  let boxes = new Map();
  let scene = '';
  let turn = '';
  let cards = '';
  let due = false;

  const all = (selector) => [...document.querySelectorAll(selector)];
  const usable = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.matches(IDLE);

  function box(element) {
    let [left, top] = [0, 0];
    for (let at = element; at instanceof HTMLElement; at = at.offsetParent) {
      left += at.offsetLeft;
      top += at.offsetTop;
    }
    return [left, top, element.offsetWidth, element.offsetHeight];
  }

  function name(element) {
    if (element.matches(BOARD)) return 'the board';
    const words = element.getAttribute('aria-label') || element.innerText;
    return `${element.className.replace(/ svelte-\\w+/g, '')} "${words}"`;
  }

  function compare(element) {
    const now = box(element);
    const before = boxes.get(element);
    if (before && now.some((side, n) => Math.abs(side - before[n]) > SLACK))
      console.error(`moved: ${name(element)} from ${before} to ${now} in ${scene}`);
    return [element, now];
  }

  /** What the boxes hold for; empty where nobody plays. */
  function sceneNow() {
    const table = document.querySelector('.table:not(.scrolls)');
    if (!table || !document.querySelector(BOARD) || document.querySelector('.looking')) return '';
    const { lang } = document.documentElement;
    const stands = document.querySelector('section.lesson')?.dataset.stands;
    return [table.className, lang, innerWidth, innerHeight, location.pathname, stands].join(' ');
  }

  function check() {
    due = false;
    const next = sceneNow();
    if (next !== scene) boxes = new Map();
    scene = next;
    if (!scene) return;
    const board = document.querySelector(BOARD);
    // The tray follows once the act that ends the turn is drawn.
    const waits = document.querySelector('.tray .waiting') !== null;
    // Where several share a device, the plates lie turned to whoever has it.
    const whose = all('.plate:is([aria-current], [data-spot="0"])');
    const acting = `${whose.map(({ dataset }) => `${dataset.seat}@${dataset.spot}`)} ${waits}`;
    if (acting !== turn) boxes = new Map([...boxes].filter(([element]) => element === board));
    turn = acting;
    // A hand closes up once one of its cards is given or laid, or another one comes.
    const hand = String(all('.fan button').map((card) => name(card).split(',')[0]));
    if (hand !== cards) boxes = new Map([...boxes].filter(([one]) => !one.matches('.fan *')));
    cards = hand;
    boxes = new Map([board, ...all(REST).filter(usable)].map(compare));
  }

  function soon() {
    if (due) return;
    due = true;
    requestAnimationFrame(check);
  }

  addEventListener('resize', soon);
  new MutationObserver(soon).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['class', 'disabled'],
  });
})();
"""
