import SearchBar from '@theme-original/SearchBar';
import './dialog/contents.module.css';

/** The theme's own search bar as it is, with the modal of DocSearch: only that has the AI question mode. */
export default SearchBar;
