import {memo, type ReactNode, useEffect, useMemo, useState} from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type Change, diffLines} from 'diff';
import {addressesOf, errorsOf, markText, type ResponseError} from '../../../lib/error-entries';
import {lineLike, printJson} from '../../../lib/print-json';
import {merge, type Token, wrappedRuns} from '../../code/token-classes';
import {colored, type Language} from '../editor/color';

/** Characters that are drawn and compared. The longest recorded response has 10,000. */
const MOST_DRAWN = 100_000;

interface BlockProps {
  text: string;
  language: 'json' | 'sql' | 'text';
  before?: string;
  /** Whether it is of other inputs than those that stand there now. */
  isOld: boolean;
}

/** A text that a run came to, with the lines marked that differ from what it is compared with. */
export default function ResultBlock({language, isOld, ...props}: BlockProps): ReactNode {
  const {text, parts} = useCompared(props.text, props.before);
  const isLong = text.length > MOST_DRAWN;
  const {count, links} = useResponseErrors(language === 'json' && !isLong ? text : undefined);
  const code = {language, links};
  return (
    <>
      {/* As `plugins/errors` says it of recorded ones. */}
      {count > 0 && !isOld && <p className="error-mark">{markText(count)}</p>}
      {isLong && <p className="live__note">This is the beginning of {(text.length / 1e6).toFixed(1)} MB.</p>}
      <pre className={clsx(codeClass(isOld), count > 0 && 'live__code--errors')} tabIndex={0}>
        <code>
          {parts?.map(({value, added, removed}, index) =>
            removed ? null : (
              <span key={index} className={added ? 'hl' : undefined}>
                <Code text={value} {...code} />
              </span>
            ),
          ) ?? <Code text={isLong ? text.slice(0, MOST_DRAWN) : text} {...code} />}
        </code>
      </pre>
    </>
  );
}

/** The class of code, which loses its colors where it is old. */
export const codeClass = (isOld: boolean): string => (isOld ? 'live__code live__code--old' : 'live__code');

interface CodeProps {
  text: string;
  language: Language;
  /** Where words of the code lead, by the word as it stands there. */
  links?: Readonly<Record<string, string>>;
}

/** Code in the colors of the site, colored anew only where it changed: what stands around it is drawn with each key. */
export const Code = memo(function Code({text, language, links}: CodeProps): ReactNode {
  const drawn = ({text: word, className}: Token, index: number): ReactNode =>
    className ? (
      <i key={index} className={className}>
        {links?.[word] ? (
          <a href={links[word]} target="_blank" rel="noopener">
            {word}
          </a>
        ) : (
          word
        )}
      </i>
    ) : (
      word
    );
  return wrappedRuns(colored(text, language), language).map(({className, tokens}, index) => (
    <span key={index} className={className}>
      {merge(tokens).map(drawn)}
    </span>
  ));
});

interface Compared {
  text: string;
  before?: string;
  /**
   * The lines that both have in common or not; undefined where they are the same, or too much to compare, and where
   * one of them is a response with errors: what changed in that is whether it fails.
   */
  parts?: Change[];
}

/** A text and what it is compared with. Where both are JSON, their lines break at the same places: only what differs is another line. */
export function useCompared(text: string, before: string | undefined): Compared {
  return useMemo(() => {
    const alike = printedAlike(text, before);
    return {...alike, parts: comparedLines(alike)};
  }, [text, before]);
}

function comparedLines({text, before}: Compared): Change[] | undefined {
  if (before === undefined || text.length > MOST_DRAWN || before.trim() === text.trim()) return undefined;
  if ([text, before].some((one) => errorsOfResponse(one).length > 0)) return undefined;
  // What comes last in a list has no comma, and is the same nevertheless.
  const [one, other] = [before, text].map((all) => `${all.trim()}\n`.replace(/,$/gm, ''));
  const rest = text.trim().split('\n');
  // Texts that have little in common take too long to compare.
  return diffLines(one ?? '', other ?? '', {timeout: 100})?.map((part) =>
    part.removed ? part : {...part, value: `${rest.splice(0, part.count).join('\n')}\n`},
  );
}

function printedAlike(text: string, before: string | undefined): Compared {
  if (before === undefined || Math.max(text.length, before.length) > MOST_DRAWN) return {text, before};
  try {
    const [value, other] = [text, before].map((one) => JSON.parse(one) as unknown);
    const longest = lineLike(before);
    return {text: printJson(value, [other], longest), before: printJson(other, [value], longest)};
  } catch {
    // Of a program that answers otherwise, no JSON may come.
    return {text, before};
  }
}

interface ResponseErrors {
  count: number;
  /** Where their messages are explained, by the message as it stands in the response. */
  links?: Readonly<Record<string, string>>;
}

/** The errors of a response. What explains their messages comes later, where it comes. */
function useResponseErrors(response: string | undefined): ResponseErrors {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const errors = useMemo(() => errorsOfResponse(response), [response]);
  const [found, setFound] = useState<{of: ResponseError[]; links: Record<string, string>}>();
  useEffect(() => {
    if (errors.length === 0) return;
    linksOf(errors, baseUrl).then(
      (links) => {
        setFound({of: errors, links});
      },
      () => undefined,
    );
  }, [errors, baseUrl]);
  return {count: errors.length, links: found?.of === errors ? found.links : undefined};
}

/** The errors of a response, of which no JSON may come. */
function errorsOfResponse(response: string | undefined): ResponseError[] {
  try {
    return response === undefined ? [] : errorsOf(response);
  } catch {
    return [];
  }
}

async function linksOf(errors: ResponseError[], baseUrl: string): Promise<Record<string, string>> {
  const {default: entries} = await import('@generated/errors/default/entries.json');
  return addressesOf(errors, entries, baseUrl);
}
