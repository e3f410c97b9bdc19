import type {Page} from '@playwright/test';
import {violations} from './axe';
import {expect, test} from './fixtures';

const PAGES = [
  'docs/concepts/advanced/assemblers',
  'docs/concepts/dtos',
  'docs/graphql/authorizers',
  'docs/graphql/queries/paging',
];

/** The drawing that is shown: how large its smallest text is, and the texts that leave it or the box around them. */
function drawn(page: Page) {
  return page.locator('.diagram svg:visible').evaluate((svg) => {
    const frame = svg.getBoundingClientRect();
    const boxes = Array.from(svg.querySelectorAll('rect'), (box) => box.getBoundingClientRect());
    const texts = Array.from(svg.querySelectorAll('text')).filter((text) => text.textContent);
    const isBeyond = (text: SVGTextElement) => {
      const {left, right, top, bottom} = text.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const around = boxes.find((box) => box.left < x && x < box.right && box.top < y && y < box.bottom);
      const {left: from, right: to} = around ?? frame;
      return left < from - 1 || right > to + 1;
    };
    const scale = frame.width / (svg as SVGSVGElement).viewBox.baseVal.width;
    const sizeOf = (text: Element) => parseFloat(getComputedStyle(text).fontSize) * scale;
    return {
      kind: svg.getAttribute('class'),
      beyond: texts.filter(isBeyond).map(({textContent}) => textContent),
      smallest: Math.min(...Array.from(svg.querySelectorAll('text, tspan'), sizeOf)),
    };
  });
}

/** The least contrast of a text or a line with what it is drawn on: [text, line]. */
function contrasts(page: Page): Promise<[number, number]> {
  return page.locator('.diagram svg:visible').evaluate((svg) => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const luminance = (color: string) => {
      if (!canvas) return NaN;
      // In light colors the page itself has none.
      for (const layer of ['white', color]) {
        canvas.fillStyle = layer;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [r = 0, g = 0, b = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const grounds = [getComputedStyle(document.documentElement).backgroundColor];
    for (const box of Array.from(svg.querySelectorAll('rect'))) {
      const {fill} = getComputedStyle(box);
      if (fill !== 'none') grounds.push(fill);
    }
    const least = (selector: string, property: 'fill' | 'stroke') =>
      Math.min(
        ...Array.from(svg.querySelectorAll(selector)).flatMap((element) =>
          grounds.map((ground) => {
            const pair = [luminance(getComputedStyle(element)[property]), luminance(ground)];
            return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
          }),
        ),
      );
    return [least('text', 'fill'), least('rect, path', 'stroke')];
  });
}

for (const address of PAGES) {
  test.describe(`the picture of /${address}`, () => {
    test('has a description and a caption, and axe finds nothing', async ({page, visit}) => {
      await visit(address);
      const picture = page.locator('.diagram').getByRole('img');
      await expect(picture).toHaveCount(1);
      await expect(picture).toHaveAccessibleName(/^[A-Z].{80,}\.$/);
      await expect(page.locator('.diagram figcaption')).toHaveText(/\w{3}/);
      expect(await violations(page)).toEqual([]);
    });

    test('fits a phone and a wide window, and its text is large enough', async ({page, visit}) => {
      for (const [width, kind] of [
        [390, 'diagram-narrow'],
        [1440, 'diagram-wide'],
      ] as const) {
        await page.setViewportSize({width, height: 844});
        await visit(address);
        const drawing = await drawn(page);
        expect(drawing).toMatchObject({kind, beyond: []});
        expect(drawing.smallest).toBeGreaterThanOrEqual(12);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`stands out in ${colorScheme} colors`, async ({page, visit}) => {
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await visit(address);
        const [text, line] = await contrasts(page);
        expect(text).toBeGreaterThanOrEqual(4.5);
        expect(line).toBeGreaterThanOrEqual(3);
      });
    }

    test('takes the colors that a reader forces', async ({page, visit}) => {
      await page.emulateMedia({forcedColors: 'active'});
      await visit(address);
      const colors = await page.locator('.diagram svg:visible').evaluate((svg) => {
        const used = (selector: string, property: 'fill' | 'stroke') => [
          ...new Set(
            Array.from(svg.querySelectorAll(selector), (shape) => getComputedStyle(shape)[property]),
          ),
        ];
        // A shape without a ground shows that of the page, which is the reader's.
        const grounds = used('rect', 'fill').filter((fill) => fill !== 'none');
        return [used('text', 'fill'), used('rect, path', 'stroke'), grounds];
      });
      expect(colors).toEqual([['rgb(0, 0, 0)'], ['rgb(0, 0, 0)'], ['rgb(255, 255, 255)']]);
    });

    test('is on paper whole', async ({page, visit}) => {
      await visit(address);
      await page.setViewportSize({width: 718, height: 1040});
      await page.emulateMedia({media: 'print'});
      await expect(page.locator('.diagram svg:visible')).toHaveCount(1);
      expect(await drawn(page)).toMatchObject({beyond: []});
    });

    test('is told in the Markdown of the page by its description', async ({page, visit, request}) => {
      await visit(address);
      const description = await page.locator('.diagram').getByRole('img').getAttribute('aria-label');
      const markdown = await (await request.get(`${page.url()}.md`)).text();
      expect(markdown.replaceAll('\\', '')).toContain(`**Picture:** ${description}`);
      expect(markdown).not.toContain('<Diagram');
    });
  });
}
