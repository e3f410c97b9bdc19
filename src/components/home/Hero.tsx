import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

/**
 * The head of the home page: title and tagline from the site's configuration, then two elements, what the library does
 * and the first commands. Links to the first steps stand between them.
 */
export default function Hero({children: [lead, commands]}: {children: ReactNode[]}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <div>
        <Heading as="h1" className="hero__title">
          {siteConfig.title}
        </Heading>
        <p className={styles.tagline}>{siteConfig.tagline}</p>
        {lead}
        <div className={styles.actions}>
          <Link className="button button--primary button--lg" to="/docs/introduction/getting-started">
            Get started
          </Link>
          <Link className="button button--outline button--primary button--lg" to="/docs/introduction/example">
            Build the example
          </Link>
        </div>
      </div>
      {commands}
    </header>
  );
}
