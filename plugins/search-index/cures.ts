import type {Cure} from '../cures';

/**
 * Mends of DocSearch 4.7.0 that no property of its modal reaches. The file is published minified, so each cure holds for
 * that version only; another one stops the build until the cures are checked against it.
 */
export const MODAL_CURES: Cure[] = [
  {
    ill: 'A failing search shows "No results found": autocomplete sets the status back to idle whatever happened',
    find: '}).finally(function(){p("idle"),Ft&&u.environment.clearTimeout(Ft)});return o.pendingRequests.add(y)',
    replace:
      '}).then(function(){p("idle")},function(){o.getState().query===a&&(c([]),p("error"))})' +
      '.finally(function(){Ft&&u.environment.clearTimeout(Ft)});return o.pendingRequests.add(y)',
  },
  {
    ill: 'Suggestions never show after a search without hits: they are spread into an object, which has no length',
    find: 'searchSuggestions:k(k({},null!==(t=r.context.searchSuggestions)&&void 0!==t?t:[]),Object.keys(o))',
    replace: 'searchSuggestions:Object.keys(o)',
  },
  {
    ill: 'No suggestions before a first search had hits: the list starts empty and no property fills it',
    find: 'context:{searchSuggestions:[]}',
    replace: 'context:{searchSuggestions:n.searchSuggestions||[]}',
  },
  {
    ill: 'The count of results adds up from query to query',
    find: 'if(i){var s=r.context.nbHits;u({nbHits:(null!=s?s:0)+i})}',
    replace: 'u({nbHits:y.reduce(function(e,t){return e+(t.nbHits||0)},0)});',
  },
  {
    ill: '"Powered by Algolia" stands below answers that Algolia did not give: no property leaves it out',
    find: 'e.createElement("div",{className:"DocSearch-Logo"},e.createElement(on,{translations:{poweredByText:k}}))',
    replace:
      'k&&e.createElement("div",{className:"DocSearch-Logo"},e.createElement(on,{translations:{poweredByText:k}}))',
  },
  {
    ill: 'The logo brings a style element, which the security policy stops; src/theme/SearchBar says its style',
    find: 'e.createElement("defs",null,e.createElement("style",null,".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}")),',
    replace: '',
  },
  {
    ill: 'Opening the search violates the security policy: a library of the AI mode tries whether code may be made of text',
    find: 'try{return new Function(""),!0}catch(e){return!1}',
    replace: 'return!1',
  },
  {
    ill: 'The page crashes when the modal opens in a browser that forbids storage',
    find: 'function ra(){if("undefined"!=typeof window&&window.localStorage)',
    replace:
      'function ra(){try{window.localStorage}catch(e){return}if("undefined"!=typeof window&&window.localStorage)',
  },
  {
    ill: 'Markup in what the search service answers is set as HTML',
    find: '{},{dangerouslySetInnerHTML:{__html:Au(t,"_snippetResult.".concat(n,".value"))||Au(t,n)}}',
    replace: '{},{children:__marked(Au(t,"_snippetResult.".concat(n,".value"))||Au(t,n))}',
  },
  {
    ill: 'Markup in what the search service answers is set as HTML (the import that its cure needs)',
    find: 'import e,{useEffect as t,',
    replace: 'import{marked as __marked}from"@site/src/search/marked";import e,{useEffect as t,',
  },
  {
    ill: 'The search is announced as one button that holds all of it: it is a dialog',
    find: '"DocSearch-Container--Errored"].filter(Boolean).join(" "),role:"button",tabIndex:0,',
    replace:
      '"DocSearch-Container--Errored"].filter(Boolean).join(" "),role:"dialog","aria-modal":true,"aria-label":"Search",tabIndex:-1,',
  },
  {
    ill: 'The search is announced as a button that is expanded, which a dialog cannot be',
    find: 'ot({"aria-expanded":!0})',
    replace: '{}',
  },
  {
    ill: 'The page has two headers while the search is open',
    find: 'e.createElement("header",{className:"DocSearch-SearchBar"',
    replace: 'e.createElement("div",{className:"DocSearch-SearchBar"',
  },
  {
    ill: 'The page has two footers while the search is open',
    find: 'e.createElement("footer",{className:"DocSearch-Footer"}',
    replace: 'e.createElement("div",{className:"DocSearch-Footer"}',
  },
];

/** Mends of what listens for the keys that open the modal, for the same reason. */
export const KEYS_CURES: Cure[] = [
  {
    ill: 'The slash key opens nothing while a button has the focus, as the one of the search does once its modal is closed',
    find: '||"BUTTON"===r',
    replace: '',
  },
];

/** Mends of the theme's search bar, for the same reason. */
export const BAR_CURES: Cure[] = [
  {
    ill: 'Nothing happens, and nothing says why, where the code of the modal does not load',
    find: 'importDocSearchModalIfNeeded().then(() => setIsOpen(true));',
    replace:
      'importDocSearchModalIfNeeded().then(() => setIsOpen(true), (error) => ' +
      "window.loadFailure.show(error, 'Search did not load.'));",
  },
  {
    ill: 'The page connects to Algolia even where no account is configured',
    find: '      <Head>\n',
    replace: '      {props.preconnect && <Head>\n',
  },
  {
    ill: 'The page connects to Algolia even where no account is configured (the end of that element)',
    find: '      </Head>\n',
    replace: '      </Head>}\n',
  },
];
