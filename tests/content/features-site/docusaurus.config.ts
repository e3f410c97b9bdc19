import {siteWith} from '../../../tests/site-with';

/** The site with pages that use what its own do not: lists of pages, cards, tags, a second version, an unlisted page, a blog. */
export default siteWith({showLastUpdateAuthor: true}, 'pages', 'blog');
