import { Trans, useLingui } from '@lingui/react/macro';
import { Container } from '@marketplace/contracts/ui/Container';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { useMarketConfig } from '../app/PageProviders';
import { Logo } from '../header/Logo';
import { useRootData } from '../layouts/useRootData';
import { SupportLinks } from '../top-bar/SupportLinks';
import { Band, Blurb, Columns, Contact, Legal, Links, Pledges, Wave } from './Footer.styles';
import { FooterColumn } from './FooterColumn';

/** The end of every page: who this is, where to go, where to get help, what is promised. */
export function Footer() {
  const { t } = useLingui();
  const { brandName, copyrightYear, socialLinks } = useMarketConfig();
  const { menus } = useRootData();
  return (
    <Band>
      <Wave viewBox="0 0 1440 40" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M0 40V22C180 2 330 2 520 16s360 18 540 4 270-14 380-4v24Z" />
      </Wave>
      <Container>
        <Pledges role="list">
          <li>
            <Icon name="truck" />
            <Trans>Delivered to your door in all 64 districts</Trans>
          </li>
          <li>
            <Icon name="check" />
            <Trans>Pay in cash when it arrives</Trans>
          </li>
          <li>
            <Icon name="shop" />
            <Trans>Straight from the shops that grow and make it</Trans>
          </li>
        </Pledges>
        <Columns>
          <Blurb>
            <Logo />
            <p>
              <Trans>
                {brandName} brings the fish of the rivers, the harvest of the fields and the work of
                village makers to one market, at prices you can trust.
              </Trans>
            </p>
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
          <FooterColumn title={t`Discover`} items={menus.discover} />
          <FooterColumn title={t`Earn with ${brandName}`} items={menus.earn} />
          <FooterColumn title={t`Legal`} items={menus.legal} />
          <FooterColumn title={t`Help`} items={menus.help} />
        </Columns>
        <Legal>
          <Trans>
            © {copyrightYear} {brandName}. All rights reserved.
          </Trans>
        </Legal>
      </Container>
    </Band>
  );
}
