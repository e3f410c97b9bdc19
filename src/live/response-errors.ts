import {useEffect, useMemo, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {addressesOf, errorsOf, type ResponseError} from '../../lib/error-entries';

interface ResponseErrors {
  count: number;
  /** Where their messages are explained, by the message as it stands in the response. */
  links?: Readonly<Record<string, string>>;
}

/** The errors of a response. What explains their messages comes later, where it comes. */
export function useResponseErrors(response: string | undefined): ResponseErrors {
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
export function errorsOfResponse(response: string | undefined): ResponseError[] {
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
