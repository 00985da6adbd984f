import { Trans, useLingui } from '@lingui/react/macro';
import * as icons from '@marketplace/contracts/design/icons';
import * as moreIcons from '@marketplace/contracts/design/moreIcons';
import { Icon, type IconShape } from '@marketplace/contracts/ui/Icon';
import { SectionHeading } from '@marketplace/contracts/ui/SectionHeading';
import { useId } from 'react';
import { Card, Cards, Section } from './Landing.styles';

export function Shopping({ brandName }: { brandName: string }) {
  const { t } = useLingui();
  const id = useId();
  const promises: { icon: IconShape; title: string; text: string }[] = [
    {
      icon: moreIcons.leaf,
      title: t`Fresh from where it grows`,
      text: t`Fish from the landing ghats, fruit from the orchards, food from home kitchens, crafts from the looms.`,
    },
    {
      icon: icons.truck,
      title: t`Delivered in all 64 districts`,
      text: t`One order from many shops. Each shop packs its own parcel, and you follow every one of them.`,
    },
    {
      icon: icons.check,
      title: t`Pay when it arrives`,
      text: t`In cash when it arrives. The price you see is the price you pay.`,
    },
  ];
  return (
    <Section aria-labelledby={id}>
      <SectionHeading id={id}>
        <Trans>Why shop on {brandName}</Trans>
      </SectionHeading>
      <Cards role="list">
        {promises.map(({ icon, title, text }) => (
          <Card key={icon}>
            <Icon shape={icon} size="large" />
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </Cards>
    </Section>
  );
}
