import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import './sample.module.css';
import './styles.module.css';
import styles from './hero.module.css';

/** The head of the home page: title, which the navbar shows, and tagline from the site's configuration, what the library does, the first steps. */
export default function Hero({children}: {children: ReactNode}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <Heading as="h1" className="code-status">
        {siteConfig.title}
      </Heading>
      <p className={styles.tagline}>{siteConfig.tagline}</p>
      <div className={styles.lead}>{children}</div>
      <div className={styles.actions}>
        <Link className="button button--primary button--lg" to="/docs/introduction/tutorial/api">
          Start the tutorial
        </Link>
        <Link className="button button--outline button--primary button--lg" to="/docs/introduction/install">
          Add it to a project
        </Link>
      </div>
    </header>
  );
}
