// Which extractor reads which type of document; types that are not here are read by their labels alone.
import type { DocumentType } from '@oneform/contract';
import type { Extractor } from '../extractor.ts';

export const extractors: Partial<Record<DocumentType, Extractor>> = {};
