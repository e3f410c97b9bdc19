import {expect, test} from './fixtures';

/** Two pages that show one tab for each ORM. */
const [matrix, example] = ['docs/persistence/services', 'docs/introduction/example'];

test('a chosen ORM is kept in the address and on the other pages', async ({page, visit}) => {
  await visit(matrix);
  await expect(page.getByRole('tab', {name: 'TypeORM', selected: true})).toBeVisible();
  await page.getByRole('tab', {name: 'Mongoose', exact: true}).click();
  await expect(page).toHaveURL(/\?orm=mongoose$/);
  await visit(example);
  await expect(page.getByRole('tab', {name: 'Mongoose', exact: true, selected: true})).toBeVisible();
});

test('an address with an ORM opens its tab, before a stored choice', async ({page, visit}) => {
  await visit(`${matrix}?orm=typegoose`);
  await visit(`${example}?orm=sequelize`);
  await expect(page.getByRole('tab', {name: 'Sequelize', selected: true})).toBeVisible();
});

test('an address with an unknown ORM opens the first tab', async ({page, visit}) => {
  await visit(`${matrix}?orm=prisma`);
  await expect(page.getByRole('tab', {name: 'TypeORM', selected: true})).toBeVisible();
  await expect(page.getByRole('tabpanel').filter({visible: true}).first()).toContainText(
    'NestjsQueryTypeOrmModule',
  );
});
