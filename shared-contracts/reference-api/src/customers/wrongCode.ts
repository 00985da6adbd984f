import { ApiProblem } from '../http/ApiProblem';

/** Wrong codes that make a right one worthless. */
export const MOST_TRIES = 5;

/** The same for a wrong code, an expired or used one, and an account that is not there. */
export const wrongCode = () =>
  new ApiProblem(400, 'wrong-otp', 'The code is wrong or no longer valid');
