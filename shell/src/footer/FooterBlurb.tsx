import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@marketplace/contracts/router';
import { landingPath } from '@marketplace/contracts/routes';
import { Logo } from '../header/Logo';
import { SupportLinks } from '../menus/SupportLinks';
import { useMarketConfig } from '../page/contexts';
import { Blurb, Contact, Links } from './Footer.styles';

/** Describes the market, with links to its contacts and social media. */
export function FooterBlurb() {
  const { t } = useLingui();
  const { brandName, brandSlug, socialLinks } = useMarketConfig();
  return (
    <Blurb>
      <Logo />
      <p>
        <Trans>
          {brandName} brings the fish of the rivers, the harvest of the fields and the work of
          village makers to one market, at prices you can trust.
        </Trans>
      </p>
      <Contact>
        <Link to={landingPath(brandSlug)}>
          <Trans>More about {brandName}</Trans>
        </Link>
      </Contact>
      <Contact>
        <SupportLinks />
      </Contact>
      {socialLinks.length > 0 && (
        <Links role="list" aria-label={t`Follow us`}>
          {socialLinks.map(({ name, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </Links>
      )}
    </Blurb>
  );
}
