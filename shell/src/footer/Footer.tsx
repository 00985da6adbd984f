import { Trans, useLingui } from '@lingui/react/macro';
import paymentMarks from '@marketplace/contracts/design/paymentMarks.svg';
import { ofName } from '@marketplace/contracts/i18n/banglaEndings';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Link } from '@marketplace/contracts/router';
import { informationPath } from '@marketplace/contracts/routes';
import { Container } from '@marketplace/contracts/ui/Container';
import { LanguageSelector } from '../menus/LanguageSelector';
import { SupportLinks } from '../menus/SupportLinks';
import { NewsletterForm } from '../newsletter/NewsletterForm';
import { useMarketConfig } from '../page/contexts';
import type { Menus } from '../page/menusCache';
import { ComingSoon } from './ComingSoon';
import { ConsentLink } from './ConsentLink';
import { Band, Columns, Contact, Legal, Pledges, Wave } from './Footer.styles';
import { FooterBlurb } from './FooterBlurb';
import { FooterColumn } from './FooterColumn';

interface FooterProps {
  menus: Menus;
  /**
   * True on pages that are mainly a form. The footer then shows only help and contacts, terms,
   * privacy policy, copyright and languages.
   */
  isSlim?: boolean;
}

/** Footer of every page: promises, newsletter, the market, menus, copyright, languages. */
export function Footer({ menus, isSlim = false }: FooterProps) {
  const { i18n } = useLingui();
  const { brandName, copyrightYear } = useMarketConfig();
  const year = localDigits(copyrightYear, i18n.locale);
  return (
    <Band>
      <Wave viewBox="0 0 1440 40" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 40V22C180 2 330 2 520 16s360 18 540 4 270-14 380-4v24Z" />
      </Wave>
      <Container>
        {isSlim ? (
          <Contact>
            <SupportLinks />
            <Link to={informationPath('terms-and-conditions')}>
              <Trans>Terms and conditions</Trans>
            </Link>
            <Link to={informationPath('privacy-policy')}>
              <Trans>Privacy policy</Trans>
            </Link>
          </Contact>
        ) : (
          <Everything menus={menus} />
        )}
        <Legal>
          <Trans>
            © {year} {brandName}. All rights reserved.
          </Trans>
        </Legal>
        <LanguageSelector />
      </Container>
    </Band>
  );
}

function Everything({ menus }: { menus: Menus }) {
  const { i18n, t } = useLingui();
  const { brandName: brand, hidesPaymentMarks } = useMarketConfig();
  const brandName = ofName(brand, i18n.locale);
  return (
    <>
      <Pledges role="list">
        <li>
          <Trans>Delivered to your door in all 64 districts</Trans>
        </li>
        <li>
          <Trans>Pay in cash when it arrives</Trans>
        </li>
        <li>
          <Trans>Straight from the shops that grow and make it</Trans>
        </li>
        {!hidesPaymentMarks && (
          <li>
            <img
              src={paymentMarks}
              alt={t`bKash, Nagad, cards`}
              width={160}
              height={24}
              loading="lazy"
            />
          </li>
        )}
      </Pledges>
      <NewsletterForm />
      <Columns>
        <FooterBlurb />
        <FooterColumn
          title={t`Discover`}
          ownPages={[{ name: t`About us`, path: informationPath('about-us') }]}
          menu="discover"
          menus={menus}
        />
        <FooterColumn title={t`Earn with ${brandName}`} menu="earn" menus={menus}>
          <li>
            <ComingSoon>
              <Trans>Become Carrier</Trans>
            </ComingSoon>
          </li>
          <li>
            <ComingSoon>
              <Trans>Inspector</Trans>
            </ComingSoon>
          </li>
          <li>
            <ComingSoon>
              <Trans>Loader</Trans>
            </ComingSoon>
          </li>
        </FooterColumn>
        <FooterColumn
          title={t`Legal`}
          ownPages={[
            { name: t`Terms and conditions`, path: informationPath('terms-and-conditions') },
            {
              name: t`Refund and cancellation policy`,
              path: informationPath('refund-and-cancelation-policy'),
            },
            { name: t`Privacy policy`, path: informationPath('privacy-policy') },
            { name: t`Cookies policy`, path: informationPath('cookies-policy') },
            { name: t`Legal compliance`, path: informationPath('legal-compliance') },
          ]}
          menu="legal"
          menus={menus}
        >
          <li>
            <ConsentLink />
          </li>
        </FooterColumn>
        <FooterColumn
          title={t`Help`}
          ownPages={[{ name: t`Contact`, path: informationPath('contact') }]}
          menu="help"
          menus={menus}
        />
      </Columns>
    </>
  );
}
