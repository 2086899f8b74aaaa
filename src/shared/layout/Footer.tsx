import { chakra } from '@chakra-ui/react';
import { memo, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useBrand, useBrokerage } from '../config/usePublicConfig';
import { phoneText, phoneUrl } from '../../../engine/values';
import { paths } from '../paths';
import { afterLoading } from '../ui/afterLoading';
import { Brand } from './Brand';
import { gutter } from './gutter';

const FootLink = chakra('a', {
  base: { textDecoration: 'underline', textUnderlineOffset: '3px', borderRadius: 'sm' },
});

export const Footer = memo(function Footer() {
  const brand = useBrand();
  const brokerage = useBrokerage();
  return (
    <chakra.footer fontSize="sm" color="muted" data-print="none" css={afterLoading}>
      <Row borderTop="1px solid" borderColor="line" bg="surface" py="6">
        <chakra.div display="grid" gap="1">
          <Brand />
          <p>{brand?.footer}</p>
        </chakra.div>
        <chakra.dl display="flex" flexWrap="wrap" columnGap="8" rowGap="3">
          <Line term="Telefone" number={brokerage?.phone} />
          <Line term="Central de Atendimento" number={brokerage?.callCentre} />
          <Line term="Ligação gratuita" number={brokerage?.tollFree} />
        </chakra.dl>
      </Row>
      <Row bg="navy.800" color="white" py="3" className="ui-dark">
        <p>{brand?.subFooter}</p>
        <chakra.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="2">
          {brokerage?.social.map(({ name, url }) => (
            <li key={name}>
              <FootLink href={url} target="_blank" rel="noopener noreferrer">
                {name}
              </FootLink>
            </li>
          ))}
          <li>
            <FootLink asChild>
              <Link to={paths.terms}>Termos de Uso</Link>
            </FootLink>
          </li>
        </chakra.ul>
      </Row>
    </chakra.footer>
  );
});

const clear = { ...gutter.pe, base: '20' };

type RowProps = ComponentProps<typeof chakra.div>;

const Row = ({ children, ...rest }: RowProps) => (
  <chakra.div {...gutter} pe={clear} {...rest}>
    <chakra.div
      maxW="content"
      mx="auto"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="8"
      rowGap="4"
    >
      {children}
    </chakra.div>
  </chakra.div>
);

function Line({ term, number }: { term: string; number: string | null | undefined }) {
  if (!number) return null;
  return (
    <div>
      <dt>{term}</dt>
      <chakra.dd color="ink" fontWeight="medium" className="ui-figures">
        <a href={phoneUrl(number)}>{phoneText(number)}</a>
      </chakra.dd>
    </div>
  );
}
