import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './contents.module.css';

export {default as Actions} from './Actions';
export {default as Results} from './Results';
