import { peopleOfAmericaAndOceania } from './people-of-america-and-oceania.ts';
import { peopleOfEastAsia } from './people-of-east-asia.ts';
import { peopleOfMalaysia } from './people-of-malaysia.ts';
import { morePeopleOfMalaysia } from './people-of-malaysia-2.ts';
import { peopleOfNorthernEurope } from './people-of-northern-europe.ts';
import { peopleOfSouthAndWestAsia } from './people-of-south-and-west-asia.ts';
import { peopleOfSoutheastAsia } from './people-of-southeast-asia.ts';
import { peopleOfSouthernEurope } from './people-of-southern-europe.ts';
import type { PersonRow } from './person-row.ts';

/**
 * People from anywhere: what an agent types of each, what leaves the browser, and what finds the person. Written by hand
 * from the page on people from anywhere, apart from the product's code, and never made from it. Which parts an address has
 * and requires is from Google's address data (libaddressinput); where that says nothing, the first line alone is required.
 */
export const people: readonly PersonRow[] = [
  ...peopleOfMalaysia,
  ...morePeopleOfMalaysia,
  ...peopleOfEastAsia,
  ...peopleOfSoutheastAsia,
  ...peopleOfSouthAndWestAsia,
  ...peopleOfNorthernEurope,
  ...peopleOfSouthernEurope,
  ...peopleOfAmericaAndOceania,
];
