import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {TOKEN_CLASSES} from '../../plugins/static-code/prism';

const css = readFileSync('src/css/code.css', 'utf8');

function colorsOf(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}', 1)[0] ?? '';
  return Object.fromEntries(
    Array.from(block.matchAll(/--code-(\w+): (#[0-9a-f]{6});/g), ([, name, color]) => [name, color]),
  );
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1);
});

test('every class of a token has a color', () => {
  const classes = TOKEN_CLASSES.filter(
    (name) => !new RegExp(`\\.code-block \\.${name} \\{\\n {2}color: var\\(--code-\\w+\\);`).test(css),
  );
  expect(classes).toEqual([]);
});

describe.each([':root', "[data-theme='dark']"])('in %s', (selector) => {
  const {ground = '', bar = '', line = '', ...texts} = colorsOf(selector);

  test('there are the colors of every text', () => {
    expect(Object.keys(texts).length).toBeGreaterThanOrEqual(12);
  });

  test.each(Object.entries(texts))('%s is readable on the ground and on a highlighted line', (_, color) => {
    expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color, line)).toBeGreaterThanOrEqual(4.5);
  });

  test('titles are readable', () => {
    expect(contrast(texts.text ?? '', bar)).toBeGreaterThanOrEqual(4.5);
  });
});
