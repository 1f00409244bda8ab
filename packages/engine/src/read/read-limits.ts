// Bounds on reading a file: beyond them a file costs a typed problem, never memory.

/** All bounds have defaults (`defaultReadLimits`); a caller states only what differs. */
export interface ReadLimits {
  /** Pages read of one file; the rest is reported as `too_many_pages`. */
  readonly maxPages: number;
  /** Pixels (width × height) of a picture that is decoded at all; more is `too_large_image`, told from the header alone. */
  readonly maxPixels: number;
  /** Pixels of a picture that has to stand in memory whole (interlaced, progressive); above it only row by row decoding is allowed. */
  readonly maxPixelsInMemory: number;
  /** Pixels of the picture handed to recognition; larger ones are scaled down while they are decoded. */
  readonly ocrPixels: number;
  /** Characters read of one plain text; the rest is reported as `too_many_pages`. */
  readonly maxCharacters: number;
}

export const defaultReadLimits: ReadLimits = {
  maxPages: 500,
  maxPixels: 420_000_000,
  maxPixelsInMemory: 64_000_000,
  ocrPixels: 12_000_000,
  maxCharacters: 2_000_000,
};
