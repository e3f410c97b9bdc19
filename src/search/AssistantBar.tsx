import SearchBar from '@theme-original/SearchBar';
import './dialog/contents.module.css';

/** The theme's own search bar as it is, in the colors of the site. */
export default SearchBar;
