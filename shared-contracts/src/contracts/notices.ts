/**
 * Toasts, and the messages of failed actions. The shell provides this module to every remote, so
 * that a page loads the texts only once.
 */

export { failureMessage } from './notices/failureMessage';
export { toast } from './notices/toast';
