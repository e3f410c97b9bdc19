// Change: names no language and no alternates in others, as there is one language, and no image, which plugins/social-cards does.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig} from '@docusaurus/theme-common';

export default function SiteMetadata(): ReactNode {
  const {
    siteConfig: {url},
  } = useDocusaurusContext();
  const {metadata} = useThemeConfig();
  const {pathname} = useLocation();
  const address = url + pathname;
  return (
    <>
      {/* Each part in a head of its own, so that a later one may say something else. */}
      <Head>
        <meta property="og:url" content={address} />
        <link rel="canonical" href={address} />
      </Head>
      <Head>
        {metadata.map((one, index) => (
          <meta key={index} {...one} />
        ))}
      </Head>
    </>
  );
}
