// Demo profiles in Finnish.
import type { Phrasebook } from './phrasebook';

export const fi: Phrasebook = {
  openings: [
    'Olen töissä leipomossa ja herään, kun muut tulevat kotiin.',
    'Viikolla numeroita, viikonloppuna juna ilman suunnitelmaa.',
    'Juttelen kasveilleni, ja joskus ne vastaavat.',
    'Rauhallinen siihen asti, kun joku ottaa viimeisen korvapuustin.',
    'Kasvoin järven rannalla ja kaipaan sitä joka toinen tiistai.',
    'Sanovat, että osaan kuunnella. Oikeasti olen vain utelias.',
    'Pitkän suhteen jälkeen kaipaan taas aivan tavallisia iltoja.',
  ],
  middles: [
    'Etsin ihmistä, jonka kanssa voi nauraa turhalle ja puhua kaikesta.',
    'Hitaasti saa alkaa: odottaminen on puoli iloa.',
    'Pitkä pöytä, lasi viiniä ja puhelimet laatikossa: siitä se alkaa.',
    'Pidän lämpimistä käsistä, kuivasta huumorista ja lisäkysymyksistä.',
    'Katse, joka kestää hetken liian kauan, pelastaa viikkoni.',
    'Sauna, järvi ja hiljaisuus hyvässä seurassa: muuta en tarvitse.',
  ],
  endings: [
    'Mitä kappaletta et enää uskalla soittaa?',
    'Metsä vai meri? Ja kenen kanssa?',
    'Kerro jotain, mitä profiilissasi ei lue.',
    'Aloita pienestä, minä kysyn loput.',
    'Kumpi aloittaa? Saat luvan.',
  ],
  niche: {
    bdsm: ['Ensin sovitaan, sitten vasta jännitetään.'],
    bbw: ['Kurvini ja nauruni kuuluvat yhteen: saat molemmat.'],
    gilf: ['Tässä iässä ei ole enää pakko mitään, ja siksi voi niin paljon.'],
    milf: ['Tiedän mitä haluan, ja sanon sen.'],
    gay: ['Etsin miestä, jolla on huumorintajua ja oma elämä.'],
    she: ['Tahdin päätän itse, ja tänään se on juuri sopiva.'],
  },
};
