/** Numbers of Bangladesh begin with 0 after the country code: mobiles have 11 digits, others less. */
const NATIONAL_NUMBER = /^\+880\d{8,10}$/;

/** Whether a phone with its +88 can be one of Bangladesh, where couriers call and codes are sent. */
export const isNationalPhone = (phone: string) => NATIONAL_NUMBER.test(phone);
