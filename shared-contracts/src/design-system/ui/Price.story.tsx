import { Badge } from './Badge';
import { Price } from './Price';
import { Rating } from './Rating';

export const Plain = () => <Price price={380} />;

export const Reduced = () => <Price price={380} comparePrice={400} />;

export const From = () => <Price price={380} lowestPrice={120} />;

export const LongAmount = () => (
  <Price price={12_345_678.5} comparePrice={99_999_999.99} size="large" />
);

export const Rated = () => <Rating average={4.5} count={12_345} />;

export const Unrated = () => <Rating average={null} count={0} />;

export const Badges = () => (
  <p>
    {(['deal', 'good', 'warn', 'bad', 'neutral'] as const).map((tone) => (
      <Badge key={tone} $tone={tone}>
        {tone}
      </Badge>
    ))}
  </p>
);
