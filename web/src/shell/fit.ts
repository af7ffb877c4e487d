import type { Attachment } from 'svelte/attachments';

/** Font sizes that are tried, in shares of the usual one. */
const SHARES = [1, 0.93, 0.86, 0.8, 0.74];
/** Letters may reach this far beyond the last line, in shares of the font size. */
const BEYOND = 0.4;

/**
 * Attach to an element of limited height: its font shrinks until `text` fits.
 * What is too long even then can be scrolled.
 */
export function fit(text: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    void text();
    const fits = () => {
      const letters = parseFloat(getComputedStyle(element).fontSize);
      return element.scrollHeight <= element.clientHeight + BEYOND * letters;
    };
    const shrink = () => {
      const share = SHARES.find((share) => {
        element.style.fontSize = share === 1 ? '' : `${share}em`;
        return fits();
      });
      element.style.overflowY = share === undefined ? 'auto' : '';
      element.tabIndex = share === undefined ? 0 : -1;
    };
    shrink();
    const watch = new ResizeObserver(shrink);
    watch.observe(element);
    return () => watch.disconnect();
  };
}
