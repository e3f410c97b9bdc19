/**
 * The HTML of a page with its card as the image that other sites show. A page that names an image of its own keeps it.
 *
 * @param names the addresses of the theme's image and of the card, and the title on the card.
 */
export function nameCard(
  html: string,
  {image, card, title}: {image: string; card: string; title: string},
): string {
  if (!html.includes(image)) return html;
  const text = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const alt = `<meta property="og:image:alt" content="${text}">`;
  return html.replaceAll(image, card).replace('</head>', () => `${alt}</head>`);
}
