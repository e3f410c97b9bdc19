import {expect, type Page} from '@playwright/test';

export const PAGE = 'docs/introduction/install';
/** What the pages of the introduction surely speak of. */
export const QUERY = 'install';

export const modal = (page: Page) => page.locator('.DocSearch-Modal');
export const hits = (page: Page) => page.locator('.DocSearch-Hit');

/** Opens the modal, whose code comes with its first use, and waits until it takes what is typed. */
export async function open(page: Page, key = 'Control+k'): Promise<void> {
  await page.keyboard.press(key);
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
}

/** Holds what is asked for until it is released. */
export function hold() {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  return {held, release};
}
