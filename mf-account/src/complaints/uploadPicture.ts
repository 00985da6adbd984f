import type { UploadPicture } from '@marketplace/contracts/forms/pictures/uploadPicture';

/**
 * Imports the code for uploads when the customer adds the first picture. The code is in the chunk
 * `account-data`, because that chunk already contains the contract's schemas.
 */
export const uploadPicture: UploadPicture = (...given) =>
  import(
    /* webpackChunkName: "account-data" */ '@marketplace/contracts/forms/pictures/uploadPicture'
  ).then((module) => module.uploadPicture(...given));
