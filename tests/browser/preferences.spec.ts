import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';

test.describe('reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  /** What on the page moves for longer than a millisecond, by element and by pseudo-element. */
  function moving(page: Page): Promise<string[]> {
    return page.evaluate(() => {
      const isLong = (list: string) =>
        list.split(',').some((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000) > 1);
      const parts = [undefined, '::before', '::after'];
      return Array.from(document.querySelectorAll('*')).flatMap((element) =>
        parts
          .filter((part) => {
            const style = getComputedStyle(element, part);
            const isMoving = style.animationName !== 'none' && isLong(style.animationDuration);
            return isMoving || (style.transitionProperty !== 'none' && isLong(style.transitionDuration));
          })
          .map((part) => `${element.tagName}.${String(element.className)}${part ?? ''}`),
      );
    });
  }

  for (const width of [1440, 390]) {
    test(`nothing moves at ${width} pixels`, async ({page, visit}) => {
      await page.setViewportSize({width, height: 800});
      await visit('docs/introduction/example');
      expect(await moving(page)).toEqual([]);
      await page.keyboard.press('Control+k');
      await expect(page.locator('.DocSearch-Input')).toBeFocused();
      await page.keyboard.type('filter');
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
      expect(await moving(page)).toEqual([]);
    });
  }
});

test.describe('colors of the system', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  /** How many of the pixels of an element's picture differ from that of its upper left corner. */
  async function drawn(page: Page, element: Locator): Promise<number> {
    const picture = (await element.screenshot()).toString('base64');
    return page.evaluate(async (data) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) return 0;
      context.drawImage(image, 0, 0);
      const pixels = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
      return pixels.filter((pixel) => pixel !== pixels[0]).length;
    }, picture);
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({colorScheme});

      test('icons are visible', async ({page, visit}) => {
        await visit('docs/introduction/install');
        const block = page.locator('.code-block').first();
        await block.hover();
        const icons = {
          copy: block.locator('.code-block__copy'),
          color: page.locator('.navbar [class*=colorModeToggle] button'),
          search: page.locator('.DocSearch-Search-Icon'),
          category: page.locator('.menu__link--sublist-caret').first(),
          close: page.locator('.theme-announcement-bar .close'),
        };
        for (const [name, icon] of Object.entries(icons)) {
          expect(await drawn(page, icon), name).toBeGreaterThan(30);
        }
      });
    });
  }

  test('the active tab alone is underlined, and the current page is', async ({page, visit}) => {
    await visit('docs/persistence/services');
    const colors = await page
      .getByRole('tablist')
      .first()
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
    expect(colors.length).toBeGreaterThan(2);
    expect(new Set(colors.slice(1)).size).toBe(1);
    expect(colors[0]).not.toBe(colors[1]);
    const current = page.locator('.theme-doc-sidebar-container [aria-current="page"]');
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
    await expect(page.locator('.navbar__link--active')).toHaveCSS('text-decoration-line', 'underline');
  });

  test('what has the focus is outlined, in the search too', async ({page, visit}) => {
    await visit('docs/introduction/install');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Control+k');
    const input = page.locator('.DocSearch-Input');
    await expect(input).toBeFocused();
    await expect(input).toHaveCSS('outline-style', 'solid');
    await page.keyboard.type('filter');
    await expect(page.locator('.DocSearch-Hit[aria-selected="true"] > a').first()).toHaveCSS(
      'outline-style',
      'solid',
    );
  });
});
