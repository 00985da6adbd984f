/** A story that a test mounts. */
export interface Mounting {
  /** Id of a component's story, or a unique ending of this id. */
  story: string;
  /** Properties of the story; they are copied into the page as JSON. */
  props?: object;
}

declare global {
  interface Window {
    /**
     * Shows a story on the page `/~stories/mount`. A second call for the same story only changes
     * its properties. Rejects if the story is unknown or throws.
     */
    mount?: (mounting: Mounting) => Promise<void>;
    unmount?: () => Promise<void>;
  }
}
