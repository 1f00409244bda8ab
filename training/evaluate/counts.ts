// Found, told and true, added up: precision, recall, F1.

export class Counts {
  hit = 0;
  told = 0;
  true = 0;

  add(hit: number, told: number, truth: number): void {
    this.hit += hit;
    this.told += told;
    this.true += truth;
  }

  get f1(): number {
    return this.told + this.true === 0 ? 0 : (2 * this.hit) / (this.told + this.true);
  }

  toString(): string {
    const share = (part: number, of: number) => (of === 0 ? '–' : (part / of).toFixed(3));
    return `F1 ${this.f1.toFixed(3)} (precision ${share(this.hit, this.told)}, recall ${share(this.hit, this.true)}, n ${this.true})`;
  }
}
