import type { Generated } from 'kysely';

export interface CustomerTables {
  customers: {
    uuid: string;
    fullName: string;
    /** With +88. */
    phone: string;
    /** In lower case. */
    email: string | null;
    /** argon2id, in PHC form. */
    passwordHash: string;
    phoneVerified: boolean;
    createdAt: Generated<Date>;
  };
  accessTokens: {
    /** SHA-256 of the token, hex; the token itself is never stored. */
    tokenHash: string;
    customerUuid: string;
    createdAt: Generated<Date>;
    expiresAt: Date;
  };
  /** What was tried how often, by limit and hashed subject (`http/bookTry.ts`). */
  tries: { subject: string; triedAt: Generated<Date> };
  addresses: {
    uuid: string;
    customerUuid: string;
    name: string;
    phone: string;
    division: string;
    district: string;
    upazila: string;
    area: string;
    street: string;
    landmark: string | null;
    postcode: string | null;
    label: string | null;
    isDefault: boolean;
    createdAt: Generated<Date>;
  };
  carts: { uuid: string; createdAt: Generated<Date>; updatedAt: Generated<Date> };
  cartItems: {
    uuid: string;
    cartUuid: string;
    productUuid: string;
    variantUuid: string | null;
    quantity: number;
    createdAt: Generated<Date>;
  };
  wishlistEntries: {
    uuid: string;
    customerUuid: string;
    productUuid: string;
    variantUuid: string | null;
    createdAt: Generated<Date>;
  };
}
