/** What somebody typed for support; kept when the panel is closed or sending fails. */
export interface SupportDraft {
  name: string;
  emailOrPhone: string;
  message: string;
}
