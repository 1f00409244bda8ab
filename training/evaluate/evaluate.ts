// `node training/evaluate/evaluate.ts [--network DIR] FILE…`: how well the network in `networks/`, or another, sees papers with truth, file by file.
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { setPageNetwork, viewPage } from '@oneform/engine/page-model';
import { readPapers } from './papers.ts';
import { Scores, scoreView } from './score-view.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { papers: { type: 'string', default: '300' }, by: { type: 'string' }, network: { type: 'string' } },
});
if (values.network) setPageNetwork(values.network);
for (const file of positionals) {
  const all = new Scores();
  const groups = new Map<string, Scores>();
  const papers = readPapers(file, Number(values.papers));
  const times: number[] = [];
  for (const paper of papers) {
    const before = performance.now();
    const view = await viewPage(paper.page);
    times.push(performance.now() - before);
    if (!view) continue;
    scoreView(paper, view, all);
    if (!values.by) continue;
    const group = String(paper[values.by as 'frame' | 'kind' | 'language']);
    if (!groups.has(group)) groups.set(group, new Scores());
    scoreView(paper, view, groups.get(group)!);
  }
  times.sort((a, b) => a - b);
  console.log(
    `${basename(file)}: ${papers.length} papers, ${times[times.length >> 1]!.toFixed(0)} ms a page in the median\n${all}`,
  );
  for (const [group, scores] of [...groups].sort()) console.log(` ${group}\n${scores}`);
}
