/** One step of an input device, in the format that WebDriver and WebDriver BiDi share. */
type InputStep =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number }
  | { type: 'keyDown' | 'keyUp'; value: string };

export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  actions: readonly InputStep[];
}

/** The features that journeys need of a browser which Playwright does not drive. */
export interface BrowserSession {
  /** Resolves when the document and its resources have loaded. */
  open: (url: string) => Promise<unknown>;
  /** @param expression JavaScript that returns a string or a promise of one */
  evaluate: (expression: string) => Promise<string>;
  perform: (source: InputSource) => Promise<unknown>;
  /**
   * Errors and warnings on the console so far, including uncaught errors and violations of the
   * content security policy.
   */
  consoleProblems: readonly string[];
  close: () => Promise<void>;
}

/** Viewport of journeys on a phone, in CSS pixels. */
export const PHONE = { width: 390, height: 844 } as const;
