import type {Drawing} from '.';
import {Arrow, Box, Frame, Text} from './shapes';

/** What is asked about a field, in this order, and what follows from a yes. */
const QUESTIONS: {question: string[]; filter: string[]; no?: string}[] = [
  {question: ['Is it a root field?'], filter: ['filter of its DTO,', 'or none'], no: 'no, a relation'},
  {
    question: ["Does the parent's", '`authorizeRelation`', 'return a filter?'],
    filter: ['that filter'],
  },
  {question: ['Has the relation', 'the option `auth`?'], filter: ['filter of `auth`']},
  {question: ['Has the related DTO', '`@Authorize`?'], filter: ['filter of that DTO']},
];

/** Which filter a field gets. */
const fieldFilter: Drawing = {
  narrow: <Ladder kind="narrow" question={168} gap={38} filter={134} />,
  wide: <Ladder kind="wide" question={250} gap={70} filter={190} />,
};

export default fieldFilter;

const STEP = 98;
const HEIGHT = 66;

function Ladder({
  kind,
  question,
  gap,
  filter,
}: {
  kind: 'narrow' | 'wide';
  question: number;
  gap: number;
  filter: number;
}) {
  const middle = question / 2;
  const end = QUESTIONS.length * STEP;
  return (
    <Frame kind={kind} size={[question + gap + filter, end + 46]}>
      {QUESTIONS.map((step, index) => {
        const y = index * STEP + 1;
        return (
          <g key={index}>
            <Box x={1} y={y} width={question - 2} height={HEIGHT}>
              {step.question}
            </Box>
            <Arrow from={[question + 3, y + HEIGHT / 2]} to={[question + gap - 4, y + HEIGHT / 2]} />
            <Text x={question + gap / 2 - 2} y={y + HEIGHT / 2 - 12} kind="note">
              yes
            </Text>
            <Box x={question + gap} y={y} width={filter - 1} height={HEIGHT} kind="main">
              {step.filter}
            </Box>
            <Arrow from={[middle, y + HEIGHT + 3]} to={[middle, y + STEP - 4]} />
            <Text x={middle + 10} y={y + (HEIGHT + STEP) / 2 - 2} anchor="start" kind="note">
              {step.no ?? 'no'}
            </Text>
          </g>
        );
      })}
      <Box x={1} y={end + 1} width={question - 2} height={44} kind="open">
        no filter: every row
      </Box>
    </Frame>
  );
}
