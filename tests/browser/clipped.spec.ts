import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from './fixtures';
import {MAIN_BUILD, pagesOfSitemap} from './sites';

const WIDTHS = [360, 390, 768];
/** Each part of the pages is one test, so that they run beside each other. */
const PARTS = 2;

/** The page as it is painted first, which no script changes. */
function paintedFirst(address: string): string {
  const file = path.join(MAIN_BUILD, `${address || 'index'}.html`);
  return readFileSync(file, 'utf8').replace(
    /<script\b[\s\S]*?<\/script>|<link rel="(?!stylesheet)[^>]*>/g,
    '',
  );
}

/** What is cut off at its edge in a way that a reader cannot tell, or not bring into sight. */
function clipped(): string[] {
  const {scrollWidth, clientWidth} = document.documentElement;
  const wide = scrollWidth > clientWidth ? ['the page itself'] : [];
  const boxes = Array.from(document.querySelectorAll<HTMLElement>('main *, .navbar *')).filter((box) => {
    const isTooWide = box.scrollWidth > box.clientWidth + 1;
    const isTooHigh = box.scrollHeight > box.clientHeight + 4;
    // What is there for those who hear the page has a pixel.
    if ((!isTooWide && !isTooHigh) || box.clientWidth <= 1) return false;
    const {overflowX, overflowY, backgroundAttachment} = getComputedStyle(box);
    const hides = (overflow: string) => ['hidden', 'clip'].includes(overflow);
    // Code scrolls, as in every editor, and where it is long a button unfolds it; what else scrolls shows a shadow at its edge.
    const isKnown = box.matches('pre, .code-block *') || backgroundAttachment.includes('local');
    const isCutWide = isTooWide && (hides(overflowX) || (overflowX !== 'visible' && !isKnown));
    return (
      (isCutWide || (isTooHigh && hides(overflowY) && !isKnown)) &&
      box.checkVisibility() &&
      box.innerText.trim()
    );
  });
  return [...wide, ...boxes.map(({className, innerText}) => `${className}: ${innerText.slice(0, 60)}`)];
}

// The policy of the page that is open would hold for those that take its place.
test.use({bypassCSP: true});

for (let part = 0; part < PARTS; part += 1) {
  test(`no text is cut off on phones and tablets (${part + 1} of ${PARTS})`, async ({page, visit}) => {
    test.setTimeout(120_000);
    // The styles of the site come from where the pages are.
    await visit('accessibility');
    const found: string[] = [];
    const widths = [...WIDTHS];
    for (const address of pagesOfSitemap().filter((_, index) => index % PARTS === part)) {
      await page.setContent(paintedFirst(address));
      // A page begins as wide as the one before it ended: each is laid out three times, not four.
      for (const width of widths.reverse()) {
        await page.setViewportSize({width, height: 800});
        found.push(...(await page.evaluate(clipped)).map((box) => `${address} at ${width}: ${box}`));
      }
    }
    expect(found).toEqual([]);
  });
}
