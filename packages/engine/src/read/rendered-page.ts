// A page as a picture for the screen.

export interface RenderedPage {
  readonly webp: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}
