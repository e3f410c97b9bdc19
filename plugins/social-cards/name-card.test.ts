import {expect, it} from 'vitest';
import {nameCard} from './name-card';

const names = {
  image: 'https://a.org/b/img/all.png',
  card: 'https://a.org/b/img/cards/faq.png',
  title: 'A "B"',
};

it('a page names its card in place of the image of the theme, with the title as its text', () => {
  expect(nameCard('<meta property=og:image content=https://a.org/b/img/all.png></head>', names)).toBe(
    '<meta property=og:image content=https://a.org/b/img/cards/faq.png><meta property="og:image:alt" content="A &quot;B&quot;"></head>',
  );
});

it('a page with an image of its own keeps it', () => {
  const html = '<meta property=og:image content=https://a.org/b/img/own.png></head>';
  expect(nameCard(html, names)).toBe(html);
});
