import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {REDUCED_MOTION} from './specification';

test.describe('a page of headings', () => {
  test.use({site: 'hosted'});

  test('each heading has a direct link with its text, and the title has none', async ({page, visit}) => {
    await visit('docs/headings');
    for (const [id, text] of [
      ['plain', 'Plain text'],
      ['code', 'The Ticket class'],
      ['emphasis', 'Emphasis and strong code'],
      ['fourth', 'Fourth level'],
      ['link', 'A link outside'],
    ] as const) {
      const link = page.locator(`#${id} > .hash-link`);
      await expect(link).toHaveAttribute('title', `Direct link to ${text}`);
      await expect(link).toHaveAccessibleName(`Direct link to ${text}`);
      await page.mouse.move(0, 0);
      await expect(link).toHaveCSS('opacity', '0');
      await page.locator(`#${id}`).hover();
      await expect(link).toHaveCSS('opacity', '1');
      await link.click();
      expect(new URL(page.url()).hash).toBe(`#${id}`);
    }
    await expect(page.locator('h1 .hash-link')).toHaveCount(0);
  });

  test('the table of contents has the levels 2 and 3 and follows the reader', async ({page, visit}) => {
    await visit('docs/headings');
    const texts = ['Plain text', 'The Ticket class', 'Emphasis and strong code', 'A link outside'];
    await expect(page.locator('.table-of-contents a')).toHaveText(texts);
    await expect(page.locator('.table-of-contents ul a')).toHaveText(['Emphasis and strong code']);
    await visit('docs/long');
    await page.locator('.table-of-contents').getByText('Section 4').click();
    await expect(page.locator('#section-4')).toBeInViewport();
    await expect(page.locator('.table-of-contents__link--active')).toHaveText('Section 4');
  });
});

test.describe('tabs', () => {
  const [matrix, other] = ['docs/persistence/services', 'docs/persistence/typeorm/custom-service'];
  const tab = (page: Page, name: string, selected?: boolean) =>
    page.getByRole('tab', {name, exact: true, selected}).first();

  test('an ORM is chosen for all pages', {tag: '@core'}, async ({page, visit}) => {
    await visit(matrix);
    await expect(tab(page, 'TypeORM', true)).toBeVisible();
    await tab(page, 'Mongoose').click();
    await expect(page).toHaveURL(/\?orm=mongoose$/);
    // The pages of the sidebar follow at once, and what is so on another ORM is set back.
    const top = async (orm: string) => (await page.locator(`.menu .orm-${orm}`).boundingBox())?.y ?? 0;
    expect(await top('mongoose')).toBeLessThan(await top('typeorm'));
    await visit('docs/graphql/hooks');
    const [note, text] = [page.locator('[data-on=typeorm]').first(), page.locator('main p').first()];
    const color = (one: Locator) => one.evaluate((element) => getComputedStyle(element).color);
    expect(await color(note)).not.toBe(await color(text));
    // Of what differs, the reader sees what concerns their ORM.
    await visit('docs/graphql/relations');
    await expect(page.getByRole('link', {name: 'cannot filter by references'})).toBeVisible();
    await expect(page.getByText('a filtered many-to-many relation')).toBeHidden();
    await visit('docs/introduction/example');
    await expect(page.getByText('These samples run on TypeORM.').getByRole('link')).toHaveAttribute(
      'href',
      /\/persistence\/mongoose\/getting-started$/,
    );
    // A page about another ORM says so, and leads to the chosen one's page of the same subject.
    await visit(other);
    const choice = page.getByLabel('Your ORM');
    await expect(choice).toHaveValue('mongoose');
    await expect(page.getByText('This page is about TypeORM.').getByRole('link')).toHaveAttribute(
      'href',
      /\/persistence\/mongoose\/custom-service$/,
    );
    await choice.selectOption('Sequelize');
    await visit(matrix);
    await expect(tab(page, 'Sequelize', true)).toBeVisible();
    // An address comes before what was chosen, unless it names none.
    await visit(`${matrix}?orm=mikro-orm`);
    await expect(tab(page, 'MikroORM', true)).toBeVisible();
    await page.evaluate(() => {
      localStorage.clear();
    });
    await visit(`${matrix}?orm=prisma`);
    await expect(tab(page, 'TypeORM', true)).toBeVisible();
    const shown = page.getByRole('tabpanel').filter({visible: true}).first();
    await expect(shown).toContainText('NestjsQueryTypeOrmModule');
  });
});

test('a section opens and closes with an animation, which reduced motion shortens', async ({page, visit}) => {
  await visit('docs/concepts/advanced/assemblers');
  const section = page.locator('.markdown details:not(.sample-menu, .code-fold)').first();
  const content = section.locator('> div');
  const duration = () => content.evaluate((element) => parseFloat(element.style.transitionDuration));
  await section.locator('summary').first().click();
  await expect(section).toHaveAttribute('open');
  await expect(content).toBeVisible();
  await expect.poll(duration).toBeGreaterThan(REDUCED_MOTION);
  await section.locator('summary').first().click();
  // It stays open while its height shrinks.
  await expect(section).not.toHaveAttribute('open');
  await expect(content).toBeHidden();

  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit('docs/concepts/advanced/assemblers');
  await section.locator('summary').first().click();
  await expect.poll(duration).toBe(REDUCED_MOTION);
  await expect(content).toBeVisible();
});

test.describe('a block of code', () => {
  test.use({site: 'hosted', permissions: ['clipboard-read', 'clipboard-write']});

  const block = (page: Page, text: string) => page.locator('.code-block').filter({hasText: text});
  const copyButton = (code: Locator) => code.getByRole('button', {name: 'Copy code to clipboard'});
  const wrapButton = (code: Locator) =>
    code.getByRole('button', {name: 'Toggle word wrap', includeHidden: true});

  test.beforeEach(({visit}) => visit('docs/code').then(() => undefined));

  async function copy(page: Page, text: string): Promise<string> {
    await block(page, text).hover();
    await copyButton(block(page, text)).click();
    await expect(page.getByRole('status')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await expect(page.getByRole('status')).toHaveText('');
    return copied;
  }

  test('is copied without numbers of lines, prompts and output', async ({page}) => {
    expect(await copy(page, 'first')).toBe('const first = 1;\nconst second = `a ${first} b`; // <b> & "c"');
    expect(await copy(page, 'npm run examples')).toBe(
      'npm run examples -- \\\n  --update introduction/example\nnpm start',
    );
  });

  test('is selected where the clipboard is refused', async ({page}) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await block(page, 'short').hover();
    await copyButton(block(page, 'short')).click();
    await expect(page.getByRole('status')).toHaveText('Selected, ready to copy');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('short');
  });

  test('can be wrapped where a line is too long, and only there, by keyboard too', async ({page}) => {
    const short = block(page, 'short');
    await short.hover();
    await expect(copyButton(short)).toBeVisible();
    await expect(wrapButton(short)).toBeHidden();
    const long = block(page, 'long');
    const overflow = () => long.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    await expect(copyButton(long)).toHaveCSS('opacity', '0');
    expect(await overflow()).toBeGreaterThan(0);
    await long.locator('pre').focus();
    await expect(copyButton(long)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Tab');
    await expect(wrapButton(long)).toBeFocused();
    for (const isWrapped of [true, false]) {
      await page.keyboard.press('Enter');
      await expect(wrapButton(long)).toHaveAttribute('aria-pressed', String(isWrapped));
      expect((await overflow()) === 0).toBe(isWrapped);
    }
  });
});
