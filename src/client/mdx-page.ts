/** Nearly every page needs these at once: in the script that all pages share they weigh less, and need no request. */
export {default} from '@theme/MDXPage';
