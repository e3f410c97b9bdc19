import {expect, test} from './fixtures';

test.use({site: 'two-modes'});

const HEADINGS = [
  ['plain', 'Plain text'],
  ['code', 'The Ticket class'],
  ['emphasis', 'Emphasis and strong code'],
  ['fourth', 'Fourth level'],
  ['link', 'A link outside'],
] as const;

for (const [id, text] of HEADINGS) {
  test(`the heading "${text}" has a direct link with its text`, async ({page, visit}) => {
    await visit('docs/headings');
    const link = page.locator(`#${id} > .hash-link`);
    await expect(link).toHaveAttribute('title', `Direct link to ${text}`);
    await expect(link).toHaveAccessibleName(`Direct link to ${text}`);
    await expect(link).toHaveCSS('opacity', '0');
    await page.locator(`#${id}`).hover();
    await expect(link).toHaveCSS('opacity', '1');
    await link.click();
    expect(new URL(page.url()).hash).toBe(`#${id}`);
  });
}

test('the title of the page has no direct link', async ({page, visit}) => {
  await visit('docs/headings');
  await expect(page.locator('h1 .hash-link')).toHaveCount(0);
});

test('the table of contents has the levels 2 and 3 and follows the reader', async ({page, visit}) => {
  await visit('docs/headings');
  const links = page.locator('.table-of-contents a');
  await expect(links).toHaveText([
    'Plain text',
    'The Ticket class',
    'Emphasis and strong code',
    'A link outside',
  ]);
  await expect(page.locator('.table-of-contents ul a')).toHaveText(['Emphasis and strong code']);

  await visit('docs/long');
  await page.locator('.table-of-contents').getByText('Section 4').click();
  await expect(page.locator('#section-4')).toBeInViewport();
  await expect(page.locator('.table-of-contents__link--active')).toHaveText('Section 4');
});
