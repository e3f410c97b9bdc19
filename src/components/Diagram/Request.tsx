import type {ReactNode} from 'react';
import type {Drawing} from '.';
import {Arrow, Box, Frame, Text} from './shapes';

/** How a request travels from the client to the database and back, and where DTOs become entities. */
const request: Drawing = {
  narrow: (
    <Frame kind="narrow" size={[340, 487]}>
      <Box x={60} y={1} width={220} height={44} titles={1}>
        Client
      </Box>
      <Down y={45} down="inputs, queries" up="DTOs" />
      <Box x={60} y={93} width={220} height={44} titles={1}>
        Resolver
      </Box>
      <Down y={137} down="inputs, queries" up="DTOs" />
      <Translator x={25} y={185} width={290} there="↓" back="↑" />
      <Down y={301} down="entities, queries" up="entities" />
      <Box x={60} y={349} width={220} height={44} titles={1}>
        Query service
      </Box>
      <Down y={393} down="calls" up="entities" />
      <Box x={60} y={441} width={220} height={44} titles={1}>
        ORM and database
      </Box>
    </Frame>
  ),
  wide: (
    <Frame kind="wide" size={[720, 156]}>
      <Brace from={1} to={192}>
        knows DTOs
      </Brace>
      <Brace from={236} to={450}>
        knows both
      </Brace>
      <Brace from={494} to={719}>
        knows entities
      </Brace>
      <Box x={1} y={38} width={63} height={116} titles={1}>
        Client
      </Box>
      <Across x={64} y={96} />
      <Box x={108} y={38} width={84} height={116} titles={1}>
        Resolver
      </Box>
      <Across x={192} y={96} />
      <Translator x={236} y={38} width={214} there="→" back="←" />
      <Across x={450} y={96} />
      <Box x={494} y={38} width={88} height={116} titles={2}>
        {['Query', 'service']}
      </Box>
      <Across x={582} y={96} />
      <Box x={626} y={38} width={93} height={116} titles={2}>
        {['ORM and', 'database']}
      </Box>
    </Frame>
  ),
};

export default request;

/** The service between the others, and what it calls on the way there and back. */
function Translator({
  x,
  y,
  width,
  there,
  back,
}: {
  x: number;
  y: number;
  width: number;
  there: string;
  back: string;
}): ReactNode {
  return (
    <>
      <rect x={x} y={y} width={width} height={116} rx={6} className="diagram-main" />
      <Text x={x + width / 2} y={y + 19} kind="title">
        `AssemblerQueryService`
      </Text>
      <Text x={x + width / 2} y={y + 39} kind="note">
        asks the assembler:
      </Text>
      <Text x={x + width / 2 - 80} y={y + 60} anchor="start">
        {[`${there} \`convertTo…Entity\``, `${there} \`convertQuery\``, `${back} \`convertToDTO\``]}
      </Text>
    </>
  );
}

/** The way there and back between two boxes, one below the other. */
function Down({y, down, up}: {y: number; down: string; up: string}): ReactNode {
  return (
    <>
      <Arrow from={[160, y + 5]} to={[160, y + 43]} />
      <Arrow from={[180, y + 43]} to={[180, y + 5]} />
      <Text x={148} y={y + 24} anchor="end" kind="note">
        {down}
      </Text>
      <Text x={192} y={y + 24} anchor="start" kind="note">
        {up}
      </Text>
    </>
  );
}

/** The way there and back between two boxes, one beside the other. */
function Across({x, y}: {x: number; y: number}): ReactNode {
  return (
    <>
      <Arrow from={[x + 6, y - 10]} to={[x + 38, y - 10]} />
      <Arrow from={[x + 38, y + 10]} to={[x + 6, y + 10]} />
    </>
  );
}

/** Says what the boxes below it know. */
function Brace({from, to, children}: {from: number; to: number; children: string}): ReactNode {
  return (
    <>
      <Text x={(from + to) / 2} y={9} kind="note">
        {children}
      </Text>
      <path d={`M${from} 29v-5H${to}v5`} />
    </>
  );
}
