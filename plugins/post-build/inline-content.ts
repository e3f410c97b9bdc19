import {Parser} from 'htmlparser2';

/** What a page holds beside references to files, and where a policy about it belongs. */
export interface InlineParts {
  /** The text of each script that a browser would run. */
  scripts: string[];
  /** The text of each style element. */
  styles: string[];
  /** The value of each style attribute. */
  styleAttributes: string[];
  /** What no hash can allow, as a reader of the source would find it. */
  forbidden: string[];
  /** Where the tag that declares the charset ends; undefined where there is none. */
  afterCharset: number | undefined;
}

/** Data for search engines: a browser never runs it, and its policy asks for no hash. */
const DATA_TYPE = 'application/ld+json';

/** Finds what a page of HTML holds inline, each text once. */
export function inlineParts(html: string): InlineParts {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  const forbidden = new Set<string>();
  let afterCharset: number | undefined;
  let open: Set<string> | undefined;
  let text = '';

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'meta' && 'charset' in attributes) afterCharset ??= parser.endIndex + 1;
      if (name === 'base') forbidden.add('<base>');
      if ('style' in attributes) styleAttributes.add(attributes.style ?? '');
      for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith('on')) forbidden.add(`${key}="${value}"`);
        if (/^\s*javascript:/i.test(value)) forbidden.add(`${key}="${value}"`);
      }
      const isScript = name === 'script' && !('src' in attributes) && attributes.type !== DATA_TYPE;
      open = isScript ? scripts : name === 'style' ? styles : undefined;
      text = '';
    },
    ontext(data) {
      text += data;
    },
    onclosetag() {
      open?.add(text);
      open = undefined;
    },
  });
  parser.end(html);
  return {
    scripts: [...scripts],
    styles: [...styles],
    styleAttributes: [...styleAttributes],
    forbidden: [...forbidden],
    afterCharset,
  };
}
